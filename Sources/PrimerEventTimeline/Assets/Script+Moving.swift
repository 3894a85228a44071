extension Script {
    /// Keys and clicks.
    static let moving = """
        let home = links;

        const move = (to) => {
          const index = Math.min(Math.max(to, 0), rows.length - 1);
          if (isOpen) open(index); else show(index);
        };

        const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

        const target = (key, from) => {
          if (key in steps) return from + steps[key];
          if (key === "Home") return 0;
          if (key === "End") return rows.length - 1;
          return null;
        };

        const travel = (elements) => (event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const here = elements.indexOf(event.target.closest("a, summary"));
          if (here < 0) return;
          home = elements;
          const next = target(event.key, here);
          if (next !== null) {
            event.preventDefault();
            move(next);
            elements[current].focus();
          } else if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            open(here);
            heading.focus();
          }
        };

        document.addEventListener("keydown", (event) => {
          if (event.key !== "Escape" || !isOpen) return;
          close();
          home[current].focus();
        });

        document.addEventListener("click", (event) => {
          const link = event.target.closest('a[href^="#entry-"]');
          const index = link
            ? numbers.get(link.getAttribute("href").slice(1))
            : summaries.indexOf(event.target.closest("summary"));
          if (index === undefined || index < 0) return;
          event.preventDefault();
          home = link && link.closest("#plot") ? links : link ? home : summaries;
          open(index);
        });

        const follow = () => {
          const index = numbers.get(location.hash.slice(1));
          if (index !== undefined) open(index);
        };

        byId("previous").addEventListener("click", () => move(current - 1));
        byId("next").addEventListener("click", () => move(current + 1));
        byId("close").addEventListener("click", () => { close(); home[current].focus(); });
        if (plot) plot.addEventListener("keydown", travel(links));
        document.querySelector(".list").addEventListener("keydown", travel(summaries));
        window.addEventListener("hashchange", follow);

        """
}
