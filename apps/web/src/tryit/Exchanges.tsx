import type { ReactElement } from "react";
import { Scroll } from "../ui/text/Scroll.tsx";
import type { Exchange } from "./shapes.ts";

/** The requests and responses, folded. The token is hidden in them. */
export function Exchanges({ exchanges }: { readonly exchanges: readonly Exchange[] }): ReactElement | null {
	if (exchanges.length === 0) return null;
	const title = exchanges.length === 1 ? "Request and response" : `${exchanges.length} requests and responses`;
	return (
		<details className="trial-exchanges">
			<summary>{title}</summary>
			{exchanges.map((exchange) => (
				<OneExchange key={exchange.number} {...exchange} />
			))}
		</details>
	);
}

function OneExchange({ method, url, headers, body, answer }: Exchange): ReactElement {
	return (
		<>
			<Message label="Request" text={messageOf(`${method} ${url}`, headers, body)} />
			{answer && <Message label="Response" text={messageOf(String(answer.status), answer.headers, answer.body)} />}
		</>
	);
}

function Message({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
	return (
		<Scroll label={label}>
			<pre>{text}</pre>
		</Scroll>
	);
}

function messageOf(first: string, headers: Exchange["headers"], body: string): string {
	return [first, ...headers.map(([name, value]) => `${name}: ${value}`), "", body].join("\n").trimEnd();
}
