import { constant, joined, type JavaScript, js, when } from "@vitrine/code";
import type { Answer, Around, HttpRequest, Steps, Wait } from "../../call.ts";
import { timeoutMessage } from "../shared/names.ts";
import type { RawCall } from "../shared/client.ts";
import { bodyOf, download, steps } from "../shared/javascript.ts";

type Ticket = Extract<Answer, { type: "queue" }>;

/** Requests a ticket, polls it until its result is ready, and saves the result. */
export const waiting = (call: RawCall, headers: HttpRequest["headers"], { medium, wait }: Ticket): JavaScript => js`
	const headers = ${headers};
	const ask = async (url, options) => {
	    const response = await fetch(url, { headers, ...options });
	    if (!response.ok) throw new Error(response.status + " " + (await response.text()));
	    return response.json();
	};
	const answer = await ask(${call.request.url}, {
	    method: "POST",
	    body: ${bodyOf(call)},
	});
	const ticket = ${ticketOf(wait)};

	let result;
	${start(wait)} {
	    ${asked(wait)}
	}

	${when(wait.result, js`result = await ask(${around(wait.result ?? ["", ""])});`)}
	${download(medium, found(wait))}
`;

function ticketOf({ ticket, isAddress }: Wait): JavaScript {
	const found = js`answer${steps(ticket)}`;
	return isAddress ? js`new URL(${found}).pathname` : found;
}

const start = ({ word, done }: Wait): JavaScript =>
	js`for (let attempt = 1; result?${steps(word)} !== ${constant(done)}; attempt++)`;

const asked = ({ interval, attempts, state, word, failed }: Wait): JavaScript => js`
	${tooOften(attempts)}
	await new Promise((resolve) => setTimeout(resolve, ${constant(interval)}));
	result = await ask(${around(state)});
	${when(failed.length > 0, stopped(word, failed))}
`;

const tooOften = (attempts: number): JavaScript =>
	js`if (attempt > ${constant(attempts)}) throw new Error(${constant(timeoutMessage(attempts))});`;

const stopped = (word: Steps, failed: readonly string[]): JavaScript => js`
	if (${isOneOf(word, failed)}) throw new Error(JSON.stringify(result));
`;

const isOneOf = (word: Steps, failed: readonly string[]): JavaScript =>
	joined(
		failed.map((one) => js`result${steps(word)} === ${constant(one)}`),
		js` || `,
	);

function found({ at, orElse }: Wait): JavaScript {
	const [first, ...rest] = at;
	if (orElse === undefined) return js`result${steps(at)}`;
	return js`(result${steps([first!])} ?? result${steps([orElse])})${steps(rest)}`;
}

/** The address about the ticket. */
const around = ([before, after]: Around): JavaScript =>
	joined([js`${constant(before)} + ticket`, after === "" ? js`` : js`${constant(after)}`], " + ");
