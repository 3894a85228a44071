extension Script {
    /// The entry that is selected, and the panel that shows it.
    static let selecting = """
        const byId = (id) => document.getElementById(id);
        const all = (selector) => [...document.querySelectorAll(selector)];
        const panel = byId("panel");
        const plot = byId("plot");
        const heading = panel.querySelector("h2");
        const content = panel.querySelector(".content");
        const marks = all("#plot .entry");
        const rows = all(".list > ol > li");
        const lanes = all(".gutter .lane");
        const links = marks.map((mark) => mark.querySelector("a"));
        const summaries = rows.map((row) => row.querySelector("summary"));
        const bodies = rows.map((row) => row.querySelector(".content"));
        const names = bodies.map((body) => body.id);
        const numbers = new Map(names.map((name, index) => [name, index]));
        let current = -1;
        let isOpen = false;

        const show = (index) => {
          if (current >= 0) {
            marks[current].classList.remove("current");
            rows[current].classList.remove("current");
            links[current].removeAttribute("aria-current");
            summaries[current].removeAttribute("aria-current");
          }
          current = index;
          plot.classList.toggle("chosen", index >= 0);
          const passed = new Set(index < 0 ? [] : marks[index].dataset.lanes.split(" "));
          lanes.forEach((lane, number) => lane.classList.toggle("on", passed.has(String(number))));
          links.forEach((link, number) => { link.tabIndex = number === Math.max(index, 0) ? 0 : -1; });
          summaries.forEach((summary, number) => { summary.tabIndex = number === Math.max(index, 0) ? 0 : -1; });
          if (index < 0) return;
          marks[index].classList.add("current");
          rows[index].classList.add("current");
          links[index].setAttribute("aria-current", "true");
          summaries[index].setAttribute("aria-current", "true");
          const scroller = plot.parentElement;
          const place = links[index].querySelector(".hit").getBoundingClientRect();
          const frame = scroller.getBoundingClientRect();
          if (place.left < frame.left + 20) scroller.scrollLeft -= frame.left + 60 - place.left;
          if (place.right > frame.right - 40) scroller.scrollLeft += place.right - frame.right + 120;
        };

        const fill = () => {
          panel.classList.toggle("open", isOpen);
          panel.querySelector(".selected").hidden = !isOpen;
          panel.querySelector(".hint").hidden = isOpen;
          if (!isOpen) return;
          const summary = summaries[current];
          heading.replaceChildren(...[".glyph", ".number", ".what"].flatMap((part) =>
            [summary.querySelector(part).cloneNode(true), " "]));
          content.replaceChildren(...[...bodies[current].childNodes].map((node) => node.cloneNode(true)));
          panel.scrollTop = 0;
          byId("place").textContent = `${current + 1} of ${rows.length}`;
          byId("previous").disabled = current === 0;
          byId("next").disabled = current === rows.length - 1;
        };

        const open = (index) => {
          show(index);
          isOpen = true;
          fill();
          history.replaceState(null, "", "#" + names[index]);
        };

        const close = () => {
          if (!isOpen) return;
          isOpen = false;
          fill();
          history.replaceState(null, "", location.pathname + location.search);
        };

        """
}
