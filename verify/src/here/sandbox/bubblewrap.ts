import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname } from "node:path";

/** A sandbox of this machine. */
export interface Sandbox {
	/** `bubblewrap 0.8.0` */
	readonly name: string;
}

/** Where a program in the sandbox sees its folder, and that of the socket: below a path that holds nothing else on any machine. */
export const SEEN_WORK = "/run/vitrine-check/work";
export const SEEN_GATE = "/run/vitrine-check/gate";

/**
 * The account of programs in the sandbox if this process runs as root: one that nothing else uses, so that their number is
 * theirs alone. Systemd leaves this range to others.
 */
export const ACCOUNT = 300_000 + (process.pid % 100_000);

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether bubblewrap can be used here; why not, as a sentence with what to do. */
export function findSandbox(): Sandbox | { readonly problem: string } {
	const version = spawnSync("bwrap", ["--version"], { encoding: "utf8" });
	if (version.error) return { problem: "bubblewrap is not installed (Debian: apt-get install bubblewrap)." };
	const trial = spawnSync("bwrap", [...isolation(false), ...system(), "/bin/true"], { encoding: "utf8" });
	if (trial.status === 0) return { name: version.stdout.trim() };
	return { problem: `bubblewrap cannot make a sandbox here: ${trial.stderr.trim() || "it was stopped"}.` };
}

/** What a program in the sandbox sees besides the system. */
interface View {
	/** Folders that it can read, at their own paths. */
	readonly readable: readonly string[];
	/** The only folder that it can write to, seen as {@link SEEN_WORK}. */
	readonly work: string;
	/** The folder with the socket that leads to the server, seen as {@link SEEN_GATE}, if there is one. */
	readonly gate: string | undefined;
	/** Bytes for temporary files, which are in memory. */
	readonly temporary: number;
	/** Whether it has the network of this machine, instead of none. */
	readonly network: boolean;
}

/** The arguments of bubblewrap before the command. */
export function sandboxArguments({ readable, work, gate, temporary, network }: View): readonly string[] {
	const inMemory = ["--size", String(temporary), "--perms", "1777", "--tmpfs"];
	return [
		...isolation(network),
		// Node.js ends if it may not look whether there are settings of OpenSSL.
		"--perms",
		"0755",
		"--dir",
		"/etc",
		...system(),
		...(network ? names() : []),
		...inMemory,
		"/tmp",
		...inMemory,
		"/dev/shm",
		...readable.flatMap((folder) => [...parents(folder), "--ro-bind", folder, folder]),
		...parents(SEEN_WORK),
		...(gate === undefined ? [] : ["--ro-bind", gate, SEEN_GATE]),
		"--bind",
		work,
		SEEN_WORK,
		"--chdir",
		SEEN_WORK,
		...graphics(),
		"--remount-ro",
		"/dev",
		"--remount-ro",
		"/",
	];
}

/** No network unless it is wanted, no other processes, nothing of the environment. Root keeps the right to become another account. */
function isolation(network: boolean): readonly string[] {
	const own = [
		...(isRoot() ? ["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"] : ["--unshare-all"]),
		...(network ? (isRoot() ? [] : ["--share-net"]) : isRoot() ? ["--unshare-net"] : []),
	];
	const rights = ["--cap-drop", "ALL", ...(isRoot() ? ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] : [])];
	return [...own, ...rights, "--die-with-parent", "--new-session", "--clearenv"];
}

/** The programs and libraries of the system, and nothing that belongs to a person. */
const system = (): readonly string[] => [
	"--ro-bind",
	"/usr",
	"/usr",
	...["/bin", "/sbin", "/lib", "/lib32", "/lib64"].flatMap(ofUsr),
	...SMALL_FILES.flatMap((path) => ["--ro-bind-try", path, path]),
	"--proc",
	"/proc",
	"--dev",
	"/dev",
];

const SMALL_FILES = [
	"/etc/ld.so.cache",
	"/etc/alternatives",
	"/etc/fonts",
	"/etc/localtime",
	"/sys/devices/system/cpu",
];

/** The files by which a program finds other machines and trusts them; some are links to places that it does not see. */
const names = (): readonly string[] =>
	["/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/ca-certificates", "/etc/pki"].flatMap(
		(path) => (existsSync(path) ? ["--ro-bind", realpathSync(path), path] : []),
	);

/** Folders that are links into `/usr` on most systems. */
function ofUsr(path: string): readonly string[] {
	if (!existsSync(path)) return [];
	return lstatSync(path).isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : ["--ro-bind", path, path];
}

/**
 * The folders above one: empty ones in their place, which can be passed but not listed. The path of an environment or of
 * Python tells nothing else of the person in whose home it is.
 */
function parents(folder: string): readonly string[] {
	const above = dirname(folder);
	return above === folder || above === "/" || above === "/tmp"
		? []
		: [...parents(above), "--perms", "0111", "--dir", above];
}

const NVIDIA = ["/dev/nvidiactl", "/dev/nvidia-uvm", ...Array.from({ length: 8 }, (_, at) => `/dev/nvidia${at}`)];

const graphics = (): readonly string[] => NVIDIA.flatMap((path) => ["--dev-bind-try", path, path]);
