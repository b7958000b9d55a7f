/** Makes `form[data-api-request]` send the request that it states; what does so is loaded for the first one. */
export function listenForApiRequests(): void {
	document.addEventListener("submit", (event) => {
		const form = event.target as HTMLFormElement;
		const method = form.dataset["apiRequest"];
		if (method === undefined) return;
		event.preventDefault();
		void import("./apiRequests.ts").then(({ sendRequest }) => sendRequest(form, method));
	});
}
