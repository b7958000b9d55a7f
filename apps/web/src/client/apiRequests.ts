import { indented } from "../base/indented.ts";

/** Characters of an answer that are shown. */
const MOST = 20_000;

/** Sends the request that a form states, and shows the answer below it. */
export async function sendRequest(form: HTMLFormElement, method: string): Promise<void> {
	const output = form.querySelector("output");
	if (output === null) return;
	const text = await answerOf(form, method).catch((error: unknown) => `No answer: ${String(error)}`);
	const lines = document.createElement("pre");
	lines.tabIndex = 0;
	lines.textContent = text.length > MOST ? `${text.slice(0, MOST)}\n…` : text;
	output.replaceChildren(lines);
	output.hidden = false;
}

/** The status line and the body of the answer, JSON indented. Only addresses of this site are called. */
async function answerOf(form: HTMLFormElement, method: string): Promise<string> {
	const data = new FormData(form);
	const url = new URL(String(data.get("address")), location.href);
	if (url.origin !== location.origin) throw new Error("the address should be on this site");
	const body = data.get("body");
	const sent = body === null ? {} : { headers: { "Content-Type": "application/json" }, body: String(body) };
	const answer = await fetch(url, { method, ...sent });
	return `${answer.status} ${answer.statusText}\n\n${indented(await answer.text())}`;
}
