"""Miniatures for transformers: translators whose tokenizers read files of SentencePiece."""

import json

import transformers as t

from miniatures.hub import miniature

SENTENCES = ["The lighthouse keeper opened the door and", "Der nächste Zug zum Hafen fährt um zwölf Uhr."]
SIZE = {
    "d_model": 16,
    "encoder_layers": 1,
    "decoder_layers": 1,
    "encoder_attention_heads": 2,
    "decoder_attention_heads": 2,
    "encoder_ffn_dim": 16,
    "decoder_ffn_dim": 16,
}


@miniature("load/transformers/translation-by-marian", needs=["sentencepiece"])
def marian(hub, record):
    folder = hub.repo(record["id"])
    pieces = train(folder / "source.spm")
    (folder / "target.spm").write_bytes((folder / "source.spm").read_bytes())
    words = [*dict.fromkeys(["</s>", "<unk>", *pieces]), "<pad>"]
    write_words(folder, words)
    tokenizer = t.MarianTokenizer(
        source_spm=str(folder / "source.spm"),
        target_spm=str(folder / "target.spm"),
        vocab=str(folder / "vocab.json"),
    )
    tokenizer.save_pretrained(folder)
    pad = words.index("<pad>")
    config = t.MarianConfig(
        vocab_size=len(words), **SIZE, pad_token_id=pad, decoder_start_token_id=pad, eos_token_id=0, forced_eos_token_id=0
    )
    t.MarianMTModel(config).save_pretrained(folder)


@miniature("load/transformers/translation-of-languages", "load/transformers/type-of-a-translator", needs=["sentencepiece"])
def m2m_100(hub, record):
    folder = hub.repo(record["id"])
    pieces = train(folder / "sentencepiece.bpe.model")
    write_words(folder, [*dict.fromkeys(["<s>", "<pad>", "</s>", "<unk>", *pieces])])
    tokenizer = t.M2M100Tokenizer(str(folder / "vocab.json"), str(folder / "sentencepiece.bpe.model"))
    tokenizer.save_pretrained(folder)
    # Beside the words, the tokenizer has a token for each of a hundred languages.
    config = t.M2M100Config(vocab_size=512, **SIZE, max_position_embeddings=256)
    t.M2M100ForConditionalGeneration(config).save_pretrained(folder)


def train(path) -> list[str]:
    """Writes a model of SentencePiece, and returns its pieces."""
    from sentencepiece import SentencePieceProcessor, SentencePieceTrainer

    with open(path, "wb") as file:
        SentencePieceTrainer.train(
            sentence_iterator=iter(SENTENCES * 9), model_writer=file, vocab_size=60, hard_vocab_limit=False
        )
    processor = SentencePieceProcessor(model_file=str(path))
    return [processor.id_to_piece(at) for at in range(processor.get_piece_size())]


def write_words(folder, words) -> None:
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(words)}))
