/// The callbacks of `PrimerCheckoutPresenterDelegate`, under its own names: pass each on with its arguments.
extension StateEventAdapter {
    /// The presenter closed its sheet after a success; the same as receiving `.success`.
    public func primerCheckoutPresenterDidCompleteWithSuccess(_ result: PaymentResult) { receive(.success(result)) }

    /// An attempt or the initialisation failed; the same as receiving `.failure`.
    public func primerCheckoutPresenterDidFailWithError(_ error: PrimerError, checkoutData: PrimerCheckoutData?) {
        receive(.failure(error, checkoutData: checkoutData))
    }

    /// The shopper closed the sheet without paying; the same as receiving `.dismissed`.
    public func primerCheckoutPresenterDidDismiss() { receive(.dismissed) }
}
