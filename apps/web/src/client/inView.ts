/** Loads the script of an element when that comes into view: readers who do not scroll to it need none. */
export function watchScripts(): void {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			const script = document.createElement("script");
			script.src = target.getAttribute("data-script") ?? "";
			document.head.append(script);
		}
	});
	for (const element of document.querySelectorAll("[data-script]")) observer.observe(element);
}
