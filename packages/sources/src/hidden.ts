/** Whether a file of a repository is neither listed nor served, and a folder is not entered. */
export interface Hidden {
	file(path: string): boolean;
	folder(path: string): boolean;
}

/**
 * The rule for files that may hold secrets: dot files, private keys, tokens and credentials. `allowed` are exceptions: names,
 * or the last steps of a path if they contain a slash; `*` stands for any letters of one step. Paths have forward slashes.
 */
export function hiddenExcept(allowed: readonly string[] = []): Hidden {
	const names = allowed.filter((glob) => !glob.includes("/")).map(pattern);
	const paths = allowed.filter((glob) => glob.includes("/")).map((glob) => glob.replace(/^\//, ""));
	const [files, folders] = [paths.map(pattern), paths.flatMap(parents).map(pattern)];
	const isAllowed = (step: string): boolean => names.some((name) => name.test(step));
	const isIn = (folder: string): boolean => folder.split("/").some((step) => isDotName(step) && !isAllowed(step));
	return {
		folder: (path) => isIn(path) && !folders.some((folder) => folder.test(path)),
		file: (path) => {
			const name = path.slice(path.lastIndexOf("/") + 1);
			const isHidden = isIn(path) || (isKey(name) && !isAllowed(name));
			return isHidden && !files.some((file) => file.test(path));
		},
	};
}

/**
 * The files of a repository that are not served unless the operator allows them.
 *
 * @example
 * isHiddenFile(".env"); // true
 */
export const isHiddenFile = (path: string): boolean => hiddenExcept().file(path);

/** The folders that a glob with slashes leads through. */
function parents(glob: string): readonly string[] {
	const steps = glob.split("/").slice(0, -1);
	return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
}

/** Matches the last steps of a path. */
function pattern(glob: string): RegExp {
	const escaped = glob.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`(?:^|/)${escaped.join("[^/]*")}$`, "i");
}

/** Hub clients ask for these two. */
const ORDINARY = new Set([".gitattributes", ".gitignore"]);

const isDotName = (name: string): boolean => /^\.(?!\.?$)/.test(name) && !ORDINARY.has(name);

/** Whether a file name, or that of which it is a copy, is one under which keys, tokens or passwords are kept. */
function isKey(name: string): boolean {
	const original = name.replace(COPY, "");
	return [KEY, CREDENTIALS, SECRETS].some((pattern) => pattern.test(original));
}

/** The endings that editors and people give to copies. */
const COPY = /(?:~|\.(?:backup|bak|copy|old|orig|save|swp|tmp|\d+)| \(?copy\)?)+$/i;

const KEY = /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$|\.(?:pem|key|p12|pfx|ppk|jks|keystore|kdbx)$/i;
const CREDENTIALS =
	/^(?:credentials(?:\.(?:csv|ini|json|toml|txt|ya?ml))?|_netrc|token|stored_tokens|[^.]+\.env(?:\..*)?)$/i;
const SECRETS =
	/^(?:secrets?\.(?:ini|json|toml|ya?ml)|kubeconfig(?:\.ya?ml)?|(?:client_secret|service[-_]?account)[^.]*\.json)$/i;
