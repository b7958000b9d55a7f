import type { ReactElement } from "react";
import { type Controls, StateLink } from "../controls/controls.tsx";

/** The languages of the call, and the clients of the chosen one. */
export function ClientTabs(controls: Controls): ReactElement | null {
	const { languages, language, client } = controls.view.call;
	if (languages.length === 0) return null;
	const clients = languages.find(({ key }) => key === language)?.clients ?? [];
	return (
		<div className="client-tabs">
			<nav className="tabs" aria-label="Language">
				{languages.map(({ key, label, clients: names }) => (
					<StateLink
						key={key}
						controls={controls}
						changes={{ language: key, client: "" }}
						current={key === language}
						usual={`${key}/${names[0]}`}
					>
						{label}
					</StateLink>
				))}
			</nav>
			<nav className="clients" aria-label="Client">
				{clients.map((name) => (
					<StateLink
						key={name}
						controls={controls}
						changes={{ language, client: name }}
						current={name === client}
						usual={`${language}/${name}`}
					>
						{name}
					</StateLink>
				))}
			</nav>
		</div>
	);
}
