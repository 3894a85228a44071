/// What the page does beyond showing: moving between entries, the panel, the zoom.
///
/// It reads everything from the page itself and puts nothing into it but copies of what is there.
enum Script {
    static let text = "\"use strict\";\n{\n" + selecting + moving + zooming + "}\n"
}
