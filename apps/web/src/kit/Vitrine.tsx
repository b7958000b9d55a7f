import { type ReactElement, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { listenForCopy } from "../ui/controls/copying.ts";
import { type AddressOf, AddressProvider } from "../ui/page/address.ts";

/** What the components inside have in common. */
export interface VitrineProps {
	/**
	 * The Vitrine site that links lead to, such as `https://hub.example.org`, or a function that makes an address of each of its paths.
	 * Without it, links are paths of your own site, such as `/models/acme/demo`.
	 */
	readonly site?: string | AddressOf;
	/** By default, that of the page around it. */
	readonly theme?: "light" | "dark";
	readonly children: ReactNode;
}

/**
 * The frame of the components: its style sheet applies only inside it, and its custom properties are the theme. On the server
 * and before hydration it contains no controls that need JavaScript.
 */
export function Vitrine({ site = "", theme, children }: VitrineProps): ReactElement {
	const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
	useEffect(startCopying, []);
	const address = typeof site === "function" ? site : (path: string) => site.replace(/\/+$/, "") + path;
	return (
		<AddressProvider value={address}>
			<div className="vitrine" data-theme={theme} data-js={isLive ? "" : undefined}>
				{children}
			</div>
		</AddressProvider>
	);
}

const never = (): (() => void) => () => {};
const isInBrowser = (): boolean => true;
const isOnServer = (): boolean => false;

let isListening = false;

/** Listens once for the buttons of all components on the page. */
function startCopying(): void {
	if (!isListening) listenForCopy();
	isListening = true;
}
