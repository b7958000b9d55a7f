/**
 * The newest torchaudio, and the newest PyTorch whose build for CUDA is of the same version (13.0): with another, torchaudio
 * refuses to be imported. Tried on 28 November 2026.
 */
export const TORCHAUDIO: readonly string[] = ["torch==2.14.0", "torchaudio==2.11.0"];
