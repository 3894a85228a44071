extension Script {
    /// The zoom: only places change, marks and letters keep their size.
    static let zooming = """
        const start = () => {
          document.documentElement.classList.add("scripted");
          panel.hidden = false;
          document.querySelector(".zoom").hidden = false;
          // The panel shows what a link leads to; without scripts the browser opens the line of the list.
          for (const body of bodies) body.removeAttribute("id");
          for (const row of rows) row.querySelector("details").open = false;
          const scroller = plot.parentElement;
          const placed = all("#plot [data-x]");
          const spans = all("#plot [data-w]");
          const ticks = all("#plot .tick");
          const narrowest = 0.12, widest = 12, legible = 0.5;
          let zoom = 1;
          let isFitted = true;

          const layOut = (factor) => {
            zoom = Math.min(Math.max(factor, narrowest), widest);
            plot.setAttribute("width", plot.dataset.width * zoom + Number(plot.dataset.overhang));
            for (const one of placed) one.setAttribute("transform", `translate(${one.dataset.x * zoom} 0)`);
            for (const one of spans) one.setAttribute("width", Math.max(2, one.dataset.w * zoom - (one.dataset.inset || 0)));
            let last = -Infinity;
            for (const tick of ticks) {
              const x = tick.dataset.x * zoom;
              tick.classList.toggle("spare", x - last < 58);
              if (x - last >= 58) last = x;
            }
            plot.classList.toggle("dense", zoom < legible);
          };

          const fit = () => {
            isFitted = true;
            const room = scroller.clientWidth - plot.dataset.overhang;
            layOut(Math.min(Math.max(room / plot.dataset.width, legible), 1.9));
          };

          const scale = (factor) => {
            isFitted = false;
            const middle = (scroller.scrollLeft + scroller.clientWidth / 2) / zoom;
            layOut(zoom * factor);
            scroller.scrollLeft = middle * zoom - scroller.clientWidth / 2;
          };

          byId("narrower").addEventListener("click", () => scale(1 / 1.4));
          byId("wider").addEventListener("click", () => scale(1.4));
          byId("fit").addEventListener("click", fit);
          window.addEventListener("resize", () => { if (isFitted) fit(); });
          document.addEventListener("keydown", (event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === "+" || event.key === "=") scale(1.4);
            if (event.key === "-") scale(1 / 1.4);
            if (event.key === "0") fit();
          });
          fit();
          show(-1);
          follow();
        };
        if (plot) start();

        """
}
