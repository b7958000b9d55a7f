/** Switches between light and dark, and remembers the choice if the browser allows it. */
export function listenForTheme(): void {
	document.addEventListener("click", (event) => {
		if ((event.target as Element).closest("[data-theme-toggle]") === null) return;
		const root = document.documentElement;
		const theme = isDark(root) ? "light" : "dark";
		root.dataset["theme"] = theme;
		try {
			localStorage.setItem("theme", theme);
		} catch {
			// Without storage, the choice lasts as long as the page.
		}
	});
}

function isDark(root: HTMLElement): boolean {
	const chosen = root.dataset["theme"];
	return chosen === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}
