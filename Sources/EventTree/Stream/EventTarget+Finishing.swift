/// The end of streams before that of their node, for the modules above.
extension EventTarget {
    /// Finishes the node's streams, now or when the dispatch under way is over; later ones are finished from the start.
    package func finishStreams() {
        tree.whenIdle { [weak self] in
            self?.streamsAreFinished = true
            self?.finishPresentStreams()
        }
    }

    /// Finishes the streams of every node below, now or when the dispatch under way is over; later ones begin anew.
    ///
    /// Without recursion, since an app's tree may be deeper than the stack.
    package func finishStreamsBelow() {
        var waiting = [self]
        while let node = waiting.popLast() {
            let below = [node.attachedShadow].compactMap(\.self) + node.children
            for node in below { tree.whenIdle { [weak node] in node?.finishPresentStreams() } }
            waiting.append(contentsOf: below)
        }
    }

    private func finishPresentStreams() {
        for place in listeners.places {
            guard let listener = place.listener, let sink = listener.owner as? any StreamSink else { continue }
            sink.finish()
            removeListener(listener.number)
        }
    }
}
