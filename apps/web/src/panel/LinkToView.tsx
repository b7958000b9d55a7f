import { type MouseEvent, type ReactElement, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { isPlainClick } from "./controls.tsx";

const SHOWN_FOR = 1_500;

/** The address that reproduces this view: a link, which a click copies where the browser can. */
export function LinkToView({ address }: { readonly address: string }): ReactElement {
	const [said, setSaid] = useState("Link to this view");
	const copy = (event: MouseEvent): void => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		const say = (words: string): void => {
			setSaid(words);
			setTimeout(() => setSaid("Link to this view"), SHOWN_FOR);
		};
		const whole = new URL(address, location.href).href;
		(navigator.clipboard?.writeText(whole) ?? Promise.reject(new Error("no clipboard"))).then(
			() => say("Link copied"),
			() => say("Copy the address of the page"),
		);
	};
	return (
		<a className="more" href={address} onClick={copy}>
			<Icon name="link" />
			<span aria-live="polite">{said}</span>
		</a>
	);
}
