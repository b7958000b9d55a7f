/** Switches between the theme of the system, the other one, and the first again as a choice; remembers it if the browser allows it. */
export function listenForTheme(): void {
	document.addEventListener("click", (event) => {
		if ((event.target as Element).closest("[data-theme-toggle]") === null) return;
		const { dataset } = document.documentElement;
		const theme = after(dataset["theme"]);
		if (theme === undefined) delete dataset["theme"];
		else dataset["theme"] = theme;
		try {
			if (theme === undefined) localStorage.removeItem("theme");
			else localStorage.setItem("theme", theme);
		} catch {
			// Without storage, the choice lasts as long as the page.
		}
	});
}

/** The next theme; undefined is that of the system. The first press always changes what is seen. */
function after(theme: string | undefined): string | undefined {
	const [own, other] = matchMedia("(prefers-color-scheme: dark)").matches ? ["dark", "light"] : ["light", "dark"];
	return theme === undefined ? other : theme === other ? own : undefined;
}
