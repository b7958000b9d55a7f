/** Commands as a page prints them. */
interface PrintedCommands {
	/** The install line above the commands; empty if there is none. */
	readonly install: string;
	readonly text: string;
}

/** Takes the install line from the commands below it. */
export function splitInstall(printed: string): PrintedCommands {
	const [first = "", ...rest] = printed.split("\n\n");
	const hasInstall = rest.length > 0 && !first.startsWith("#");
	return { install: hasInstall ? first : "", text: hasInstall ? rest.join("\n\n") : printed };
}

/** Whether commands are a request to a server on this machine. */
export const isRequest = (text: string): boolean => /^curl ['"]?http:\/\/localhost:\d+\//m.test(text);

/** Whether the title of commands says that they start a server. */
export const startsServer = (title: string | undefined): boolean => /\bserver\b/i.test(title ?? "");

/** The program of the first command. */
export function programIn(text: string): string {
	const first = text.split("\n").find((line) => line !== "" && !line.startsWith("#"));
	return first?.split(" ")[0] ?? "";
}

/** Programs that start containers. */
export const CONTAINERS = /^(docker|podman|ramalama)$/;
