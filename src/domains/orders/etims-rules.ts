import type { OrderStatus } from './rules.ts';

/** The tax invoice of KRA's eTIMS that a supplier enters on an order. */

/** "KRAMW017202209000001", "KRACU0100000001": of a register or of the online unit. */
export const controlUnitPattern = /^KRA[A-Z]{2}\d{8,18}$/;
/** "0040804130000058920", or with its unit "KRACU0100000001/12". */
export const etimsNumberPattern = /^(\d{1,20}|KRA[A-Z]{2}\d{8,18}\/\d{1,10})$/;

/** As KRA writes it, however it was typed. */
export const tidyEtims = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** A number that names its unit must name this one. */
export const isOfUnit = (invoiceNumber: string, controlUnit: string): boolean =>
  !invoiceNumber.includes('/') || invoiceNumber.startsWith(`${controlUnit}/`);

const expecting: readonly OrderStatus[] = ['confirmed', 'dispatched', 'delivered', 'completed'];

/** Whether there should be a tax invoice: the supplier has taken the order on, and it stands. */
export const isEtimsExpected = (status: OrderStatus): boolean => expecting.includes(status);

/** Whether the supplier may enter it; once the order is completed, only one that is missing. */
export const mayEnterEtims = (status: OrderStatus, isEntered: boolean): boolean =>
  isEtimsExpected(status) && (status !== 'completed' || !isEntered);

/** Where KRA says whether it knows an invoice. */
export const etimsCheckAddress = (invoiceNumber: string): string =>
  `https://itax.kra.go.ke/KRA-Portal/invoiceChk.htm?actionCode=loadPage&invoiceNo=${encodeURIComponent(invoiceNumber)}`;
