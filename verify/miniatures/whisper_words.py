"""What miniatures of Whisper have in common: its special tokens for one language, which a vocabulary ends with."""

SPECIAL = ["<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|translate|>", "<|transcribe|>", "<|startoflm|>"]
SPECIAL += ["<|startofprev|>", "<|nospeech|>", "<|notimestamps|>", *(f"<|{step / 50:.2f}|>" for step in range(1501))]
