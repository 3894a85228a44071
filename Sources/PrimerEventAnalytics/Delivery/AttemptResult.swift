/// What became of a batch.
enum AttemptResult: Sendable, Equatable {
    case receipt(DeliveryReceipt)
    case refusal(DeliveryRefusal)
    /// An error of this type; what it holds may be personal.
    case failed(errorType: String)

    /// Delivers a batch.
    init(of batch: [TrackCall], to destination: any AnalyticsDestination) async {
        do {
            self = .receipt(try await destination.deliver(batch))
        } catch let refusal as DeliveryRefusal {
            self = .refusal(refusal)
        } catch {
            self = .failed(errorType: "\(type(of: error))")
        }
    }
}

extension DeliveryReceipt {
    /// Those of a batch that the destination has.
    func taken(of ids: [String]) -> [String] {
        switch self {
        case .all: ids
        case .only(let taken): ids.filter(taken.contains)
        }
    }
}
