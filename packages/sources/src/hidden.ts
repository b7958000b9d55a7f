/** Whether a file of a repository is neither listed nor served, and a folder is not entered. */
export interface Hidden {
	file(path: string): boolean;
	folder(path: string): boolean;
}

/**
 * The rule for files that may hold secrets: dot files, private keys, tokens and credentials. `allowed` are exceptions: names,
 * or paths inside the repository if they contain a slash; `*` stands for any letters of one name. A path is taken with
 * forward slashes.
 */
export function hiddenExcept(allowed: readonly string[] = []): Hidden {
	const names = allowed.filter((glob) => !glob.includes("/")).map(pattern);
	const paths = allowed.filter((glob) => glob.includes("/")).map((glob) => glob.replace(/^\//, ""));
	const isAllowed = (step: string): boolean => names.some((name) => name.test(step));
	const isIn = (folder: string): boolean => folder.split("/").some((step) => isDotName(step) && !isAllowed(step));
	return {
		folder: (path) => isIn(path) && !paths.some((glob) => pattern(startOf(glob, path)).test(path)),
		file: (path) => {
			const name = path.slice(path.lastIndexOf("/") + 1);
			const isHidden = isIn(path) || (isKey(name) && !isAllowed(name));
			return isHidden && !paths.some((glob) => pattern(glob).test(path));
		},
	};
}

/** The files of a repository that are not served unless the operator allows them. */
export const isHiddenFile = (path: string): boolean => hiddenExcept().file(path);

/** The steps of a glob down to the depth of a folder. */
function startOf(glob: string, folder: string): string {
	return glob.split("/").slice(0, folder.split("/").length).join("/");
}

function pattern(glob: string): RegExp {
	const escaped = glob.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${escaped.join("[^/]*")}$`, "i");
}

/** Hub clients ask for these two. */
const ORDINARY = new Set([".gitattributes", ".gitignore"]);

const isDotName = (name: string): boolean => name.startsWith(".") && !ORDINARY.has(name);

/** Whether a file name is one under which keys, tokens or passwords are kept. */
const isKey = (name: string): boolean => KEY.test(name) || CREDENTIALS.test(name);

const KEY = /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$|\.(?:pem|key|p12|pfx|ppk|jks|keystore|kdbx)$/i;
const CREDENTIALS =
	/^(?:credentials(?:\.(?:csv|ini|json|toml|txt|ya?ml))?|_netrc|token|stored_tokens|[^.]+\.env(?:\..*)?)$/i;
