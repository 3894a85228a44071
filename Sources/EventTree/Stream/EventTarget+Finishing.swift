/// The end of streams before that of their node, for the modules above.
extension EventTarget {
    /// Finishes the node's streams, now or when the dispatch under way is over; later ones are finished from the start.
    package func finishStreams() {
        tree.whenIdle { [weak self] in self?.finishStreamsNow() }
    }

    private func finishStreamsNow() {
        streamsAreFinished = true
        for place in listeners.places {
            guard let listener = place.listener, let sink = listener.owner as? any StreamSink else { continue }
            sink.finish()
            removeListener(listener.number)
        }
    }
}
