import { createPrivateKey, sign } from "node:crypto";

/** A file and its SHA-256 digest in hexadecimal. */
export interface Digest {
	readonly name: string;
	readonly sha256: string;
}

/** How files were made. */
interface Origin {
	/** `https://github.com/owner/name`. */
	readonly repository: string;
	/** The commit that the files were made from. */
	readonly commit: string;
	/** Whether tracked files differed from the commit. */
	readonly isModified: boolean;
	/** The command that made them. */
	readonly command: string;
	/** The URL that names the builder. */
	readonly builder: string;
	readonly node: string;
	/** Files that decided on the result, such as package-lock.json. */
	readonly inputs: readonly Digest[];
}

/** An in-toto statement that the files were made from a commit (SLSA provenance, version 1). */
export function provenanceOf(files: readonly Digest[], origin: Origin): object {
	const { repository, commit, isModified, command, builder, node, inputs } = origin;
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: files.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
		predicateType: "https://slsa.dev/provenance/v1",
		predicate: {
			buildDefinition: {
				buildType: `${repository}/blob/main/docs/operation.md#release-files`,
				externalParameters: { repository, commit, command },
				internalParameters: { node, modified: isModified },
				resolvedDependencies: [
					{ uri: `git+${repository}`, digest: { gitCommit: commit } },
					...inputs.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
				],
			},
			runDetails: { builder: { id: builder } },
		},
	};
}

const TYPE = "application/vnd.in-toto+json";

/** A statement in an envelope (DSSE) that is signed with a private key in PEM. */
export function signed(statement: object, pem: string): object {
	const payload = Buffer.from(JSON.stringify(statement));
	const key = createPrivateKey(pem);
	const algorithm = key.asymmetricKeyType === "ed25519" || key.asymmetricKeyType === "ed448" ? null : "sha256";
	const signature = sign(algorithm, encodedForSigning(payload), key);
	return {
		payloadType: TYPE,
		payload: payload.toString("base64"),
		signatures: [{ sig: signature.toString("base64") }],
	};
}

/** What is signed: the type and the payload, each with its length. */
const encodedForSigning = (payload: Buffer): Buffer =>
	Buffer.concat([Buffer.from(`DSSEv1 ${TYPE.length} ${TYPE} ${payload.length} `), payload]);
