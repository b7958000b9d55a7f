import { stored, type Usual } from "../state/usual.ts";
import type { PanelView } from "../shapes/view.ts";

/** The reader's last language and client, if they differ from those shown and the address names none. */
export function recalled(view: PanelView): Usual | undefined {
	if (view.mode !== "call" || view.state.language !== undefined || view.state.client !== undefined) return undefined;
	const usual = stored();
	const clients = view.call.languages.find(({ key }) => key === usual?.language)?.clients;
	if (!usual || !clients) return undefined;
	const client = clients.includes(usual.client) ? usual.client : (clients[0] ?? "");
	const shown = view.call.language === usual.language && view.call.client === client;
	return shown ? undefined : { language: usual.language, client };
}
