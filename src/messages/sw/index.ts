import type { Messages } from '../index.ts';
import { account } from './account.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { adminSettings } from './adminSettings.ts';
import { adminWork } from './adminWork.ts';
import { allPayments } from './allPayments.ts';
import { assistant } from './assistant.ts';
import { attributes } from './attributes.ts';
import { attributeValues } from './attributeValues.ts';
import { audit } from './audit.ts';
import { bell } from './bell.ts';
import { bulk } from './bulk.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { comparison } from './comparison.ts';
import { contactWork } from './contactWork.ts';
import { credit } from './credit.ts';
import { decisions } from './decisions.ts';
import { deliveries } from './deliveries.ts';
import { deliveryNotes } from './deliveryNotes.ts';
import { descriptions } from './descriptions.ts';
import { disputes } from './disputes.ts';
import { documents } from './documents.ts';
import { driver } from './driver.ts';
import { etims } from './etims.ts';
import { favourites } from './favourites.ts';
import { finding } from './finding.ts';
import { idle } from './idle.ts';
import { insight } from './insight.ts';
import { leads } from './leads.ts';
import { legal } from './legal.ts';
import { materials } from './materials.ts';
import { messaging } from './messaging.ts';
import { nav } from './nav.ts';
import { notices } from './notices.ts';
import { operations } from './operations.ts';
import { orderRequests } from './orderRequests.ts';
import { orders } from './orders.ts';
import { ownData } from './ownData.ts';
import { ownPayouts } from './ownPayouts.ts';
import { payees } from './payees.ts';
import { paying } from './paying.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { prices } from './prices.ts';
import { product } from './product.ts';
import { productForm } from './productForm.ts';
import { productTypes } from './productTypes.ts';
import { projects } from './projects.ts';
import { quantities } from './quantities.ts';
import { quotations } from './quotations.ts';
import { receipts } from './receipts.ts';
import { recent } from './recent.ts';
import { reconciliation } from './reconciliation.ts';
import { recovery } from './recovery.ts';
import { refusals } from './refusals.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { rfqs } from './rfqs.ts';
import { selling } from './selling.ts';
import { shelves } from './shelves.ts';
import { signIn } from './signIn.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { statementImport } from './statementImport.ts';
import { statements } from './statements.ts';
import { substitutes } from './substitutes.ts';
import { suppliers } from './suppliers.ts';
import { takeOff } from './takeOff.ts';
import { teams } from './teams.ts';
import { ui } from './ui.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { verification } from './verification.ts';

export const sw: Messages = {
  account,
  accounts,
  admin,
  adminSettings,
  adminWork,
  allPayments,
  assistant,
  attributes,
  attributeValues,
  audit,
  bell,
  bulk,
  cart,
  catalogue,
  checkout,
  common,
  comparison,
  contactWork,
  credit,
  decisions,
  deliveries,
  deliveryNotes,
  disputes,
  driver,
  etims,
  favourites,
  finding,
  insight,
  idle,
  leads,
  materials,
  quantities,
  legal,
  messaging,
  nav,
  notices,
  operations,
  orderRequests,
  orders,
  ownData,
  ownPayouts,
  descriptions,
  documents,
  payees,
  paying,
  payments,
  payouts,
  product,
  prices,
  productForm,
  productTypes,
  projects,
  quotations,
  receipts,
  recent,
  reconciliation,
  recovery,
  refusals,
  selling,
  returns,
  reviews,
  rfqs,
  shelves,
  signIn,
  site,
  staff,
  statementImport,
  statements,
  substitutes,
  suppliers,
  takeOff,
  teams,
  ui,
  uploads,
  users,
  verification,
};
