"""The tokenizer of Qwen with bytes alone."""

from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import Qwen2TokenizerFast


def qwen_tokenizer(marks, **settings) -> Qwen2TokenizerFast:
    """Knows bytes, and further marks of one token each."""
    tokenizer = Tokenizer(models.BPE({letter: at for at, letter in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    made = Qwen2TokenizerFast(tokenizer_object=tokenizer, **settings)
    made.add_tokens(list(marks), special_tokens=True)
    return made
