import type { ComponentType, ReactElement } from "react";
import type { IslandName } from "../../site/islands.ts";

interface IslandProps<P extends object> {
	/** Its key in `client/islands.ts`. */
	readonly name: IslandName;
	readonly component: ComponentType<P>;
	/** Data that survives JSON. */
	readonly props: P;
	/** The address of the props as JSON; absent: they are embedded in the page. */
	readonly propsUrl?: string;
	readonly className?: string;
	/** It is hydrated at once, to load what the server did not wait for. */
	readonly unfinished?: boolean;
}

/**
 * An interactive part of a page. The server renders it as plain HTML that works without JavaScript; the browser
 * hydrates the same component when it is first hovered, touched or focused.
 */
export function Island<P extends object>(island: IslandProps<P>): ReactElement {
	const { name, component: Component, props, propsUrl, className, unfinished = false } = island;
	return (
		<>
			<div className={className} data-island={name} data-props-url={propsUrl} data-unfinished={unfinished || undefined}>
				<Component {...props} />
			</div>
			{propsUrl === undefined && (
				<script type="application/json" dangerouslySetInnerHTML={{ __html: inScript(props) }} />
			)}
		</>
	);
}

/** JSON that cannot close the script element around it. */
function inScript(value: unknown): string {
	return JSON.stringify(value).replace(/</g, "\\u003c");
}
