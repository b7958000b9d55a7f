import { constant, joined, needs, py, type Python, when } from "@vitrine/code";
import type { Answer, Around, HttpRequest, Steps, Wait } from "../../call.ts";
import { timeoutMessage } from "../shared/names.ts";
import type { RawCall } from "../shared/client.ts";
import { bodyArguments, fileVariable, found, steps } from "../shared/python.ts";
import { download } from "./download.ts";

type Ticket = Extract<Answer, { type: "queue" }>;

/** Requests a ticket, polls it until its result is ready, and saves the result. */
export const waiting = (call: RawCall, headers: HttpRequest["headers"], { medium, wait }: Ticket): Python => py`
	import requests

	headers = ${headers}
	${fileVariable(call.request.body)}
	response = requests.post(
	    ${call.request.url},
	    headers=headers,
	    ${bodyArguments(call)}
	)
	response.raise_for_status()
	ticket = ${ticketOf(wait)}

	${asking(wait)}

	${result(wait)}
	${download(medium, found(wait))}
`;

function ticketOf({ ticket, isAddress }: Wait): Python {
	const found = py`response.json()${steps(ticket)}`;
	return isAddress ? needs(py`from urllib.parse import urlsplit`, py`urlsplit(${found}).path`) : found;
}

const asking = (wait: Wait): Python => needs(py`import time`, counted(wait));

const counted = (wait: Wait): Python => py`
	for _ in range(${constant(wait.attempts)}):
	    ${asked(wait)}
	else:
	    raise TimeoutError(${constant(timeoutMessage(wait.attempts))})
`;

const asked = ({ interval, state, word, done, failed }: Wait): Python => py`
	time.sleep(${constant(interval / 1000)})
	response = requests.get(${around(state)}, headers=headers)
	response.raise_for_status()
	result = response.json()
	if result${steps(word)} == ${constant(done)}:
	    break
	${when(failed.length > 0, stopped(word, failed))}
`;

const stopped = (word: Steps, failed: readonly string[]): Python => py`
	if result${steps(word)} ${failed.length === 1 ? py`== ${constant(failed[0]!)}` : py`in ${constant(failed)}`}:
	    raise RuntimeError(result)
`;

const result = ({ result }: Wait): Python =>
	when(
		result,
		py`
			response = requests.get(${around(result ?? ["", ""])}, headers=headers)
			response.raise_for_status()
			result = response.json()
		`,
	);

/** The address about the ticket. */
const around = ([before, after]: Around): Python =>
	joined([py`${constant(before)} + ticket`, after === "" ? py`` : py`${constant(after)}`], " + ");
