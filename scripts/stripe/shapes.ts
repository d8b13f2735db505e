import type Stripe from "stripe";

/**
 * Every shape that our emulator speaks: one root type, because the generator of schemas makes cyclic types only once.
 * `answer_` is an object of the API by its `object` word, with `_` for `.`; `ask_` are the parameters of a call.
 */
export interface Shapes {
  answer_account: Stripe.Account;
  answer_account_link: Stripe.AccountLink;
  answer_application: Stripe.Application;
  answer_balance: Stripe.Balance;
  answer_balance_transaction: Stripe.BalanceTransaction;
  answer_bank_account: Stripe.BankAccount;
  answer_billing_portal_configuration: Stripe.BillingPortal.Configuration;
  answer_billing_portal_session: Stripe.BillingPortal.Session;
  answer_capability: Stripe.Capability;
  answer_charge: Stripe.Charge;
  answer_checkout_session: Stripe.Checkout.Session;
  answer_coupon: Stripe.Coupon;
  answer_customer: Stripe.Customer;
  answer_discount: Stripe.Discount;
  answer_dispute: Stripe.Dispute;
  answer_event: Stripe.Event;
  answer_invoice: Stripe.Invoice;
  answer_invoice_payment: Stripe.InvoicePayment;
  answer_item: Stripe.LineItem;
  answer_line_item: Stripe.InvoiceLineItem;
  answer_login_link: Stripe.LoginLink;
  answer_payment_intent: Stripe.PaymentIntent;
  answer_payment_method: Stripe.PaymentMethod;
  answer_payout: Stripe.Payout;
  answer_price: Stripe.Price;
  answer_product: Stripe.Product;
  answer_promotion_code: Stripe.PromotionCode;
  answer_refund: Stripe.Refund;
  answer_subscription: Stripe.Subscription;
  answer_subscription_item: Stripe.SubscriptionItem;
  answer_tax_settings: Stripe.Tax.Settings;
  answer_test_helpers_test_clock: Stripe.TestHelpers.TestClock;
  answer_transfer: Stripe.Transfer;
  answer_transfer_reversal: Stripe.TransferReversal;
  answer_webhook_endpoint: Stripe.WebhookEndpoint;

  ask_account_links: Stripe.AccountLinkCreateParams;
  ask_accounts: Stripe.AccountCreateParams;
  ask_accounts_id: Stripe.AccountUpdateParams;
  ask_billing_portal_configurations: Stripe.BillingPortal.ConfigurationCreateParams;
  ask_billing_portal_sessions: Stripe.BillingPortal.SessionCreateParams;
  ask_checkout_sessions: Stripe.Checkout.SessionCreateParams;
  ask_coupons: Stripe.CouponCreateParams;
  ask_customers: Stripe.CustomerCreateParams;
  ask_customers_id: Stripe.CustomerUpdateParams;
  ask_disputes_id: Stripe.DisputeUpdateParams;
  ask_payouts: Stripe.PayoutCreateParams;
  ask_prices: Stripe.PriceCreateParams;
  ask_prices_id: Stripe.PriceUpdateParams;
  ask_products: Stripe.ProductCreateParams;
  ask_products_id: Stripe.ProductUpdateParams;
  ask_promotion_codes: Stripe.PromotionCodeCreateParams;
  ask_promotion_codes_id: Stripe.PromotionCodeUpdateParams;
  ask_refunds: Stripe.RefundCreateParams;
  ask_subscriptions: Stripe.SubscriptionCreateParams;
  ask_subscriptions_id: Stripe.SubscriptionUpdateParams;
  ask_test_helpers_test_clocks: Stripe.TestHelpers.TestClockCreateParams;
  ask_test_helpers_test_clocks_id_advance: Stripe.TestHelpers.TestClockAdvanceParams;
  ask_transfers: Stripe.TransferCreateParams;
  ask_transfers_id_reversals: Stripe.TransferCreateReversalParams;
  ask_webhook_endpoints: Stripe.WebhookEndpointCreateParams;
}
