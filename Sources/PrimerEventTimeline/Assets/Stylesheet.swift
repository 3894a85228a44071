/// How the page looks: one sheet, put together from its parts.
enum Stylesheet {
    static let text = palette + page + chart + list + panel + circumstances
}
