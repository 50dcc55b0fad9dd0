/** How orders and requests are spoken of where somebody asks how they stand. */

/** "LPO-000012", "lpo 12", "lpo no. 12". */
export const lpoNumber =
  /\blpo(?:[\s.:#-]|\bn(?:o|umber|amba|ambari)\b){0,6}0{0,9}([1-9]\d{0,11})\b/gi;
/** "Order 000012", "order no 12", "oda namba 12"; "order 50 bags" counts something. */
export const orderNumber =
  /\b(?:order|oda|agizo)s?(?:\s{0,2}(?:#|n(?:o|umber|amba|ambari)\b)[\s.:#-]{0,4}|\s{1,3}(?=0\d{5}))0{0,9}([1-9]\d{0,11})\b/gi;

export const ofRequests = /\brfqs?\b|\bquot|\brequest|\bombi|\brespond|\brepl/;
