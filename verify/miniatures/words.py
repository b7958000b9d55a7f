"""A vocabulary of letters, and the tokenizers that several miniatures share."""

from pathlib import Path

from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors
from transformers import BertModel, PreTrainedTokenizerFast  # the model loads torch once for all makers

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
MARKS = ".,:;!?'\"-()"
VOCABULARY = [*SPECIAL, *LETTERS, *MARKS, *(f"##{letter}" for letter in LETTERS)]
PAD, UNKNOWN, START, END, MASK = range(5)

CHAT_TEMPLATE = (
    "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}assistant: {% endif %}"
)


def bert_tokenizer(length: int = 64, **settings) -> PreTrainedTokenizerFast:
    """A WordPiece tokenizer that knows letters alone, with the special tokens of BERT; the end token is `[SEP]`."""
    tokenizer = Tokenizer(models.WordPiece({word: at for at, word in enumerate(VOCABULARY)}, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]",
        pair="[CLS] $A [SEP] $B:1 [SEP]:1",
        special_tokens=[("[CLS]", START), ("[SEP]", END)],
    )
    names = {"pad": "[PAD]", "unk": "[UNK]", "cls": "[CLS]", "sep": "[SEP]", "mask": "[MASK]", "eos": "[SEP]"}
    tokens = {f"{name}_token": token for name, token in names.items()}
    return PreTrainedTokenizerFast(**{"tokenizer_object": tokenizer, "model_max_length": length, **tokens, **settings})


def write_vocabulary(folder: Path) -> None:
    """The vocabulary as the text file that slow BERT tokenizers read."""
    (folder / "vocab.txt").write_text("\n".join(VOCABULARY))


BERT = {
    "vocab_size": len(VOCABULARY),
    "hidden_size": 8,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "intermediate_size": 16,
    "max_position_embeddings": 64,
    "pad_token_id": PAD,
}
"""The settings of the smallest BERT."""
