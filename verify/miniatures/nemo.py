"""Miniatures for NeMo: the smallest networks of each kind, by the configurations of its models, saved by `save_to`."""

from pathlib import PurePosixPath

from miniatures.hub import miniature

SIZE = 16
DURATIONS = [0, 1, 2, 3, 4]
"""Frames that a transducer of tokens and durations may skip."""

LISTENER = {
    "sample_rate": 16000,
    "log_prediction": False,
    "model_defaults": {"enc_hidden": SIZE, "pred_hidden": SIZE, "joint_hidden": SIZE, "num_tdt_durations": len(DURATIONS)},
    "preprocessor": {
        "_target_": "nemo.collections.asr.modules.AudioToMelSpectrogramPreprocessor",
        "sample_rate": 16000,
        "features": 16,
        "n_fft": 512,
        "window_size": 0.025,
        "window_stride": 0.01,
    },
    "encoder": {
        "_target_": "nemo.collections.asr.modules.ConformerEncoder",
        "feat_in": 16,
        "n_layers": 1,
        "d_model": SIZE,
        "n_heads": 2,
        "ff_expansion_factor": 1,
        "subsampling": "dw_striding",
        "subsampling_factor": 8,
        "subsampling_conv_channels": 4,
        "conv_kernel_size": 9,
    },
    "decoder": {
        "_target_": "nemo.collections.asr.modules.RNNTDecoder",
        "blank_as_pad": True,
        "prednet": {"pred_hidden": SIZE, "pred_rnn_layers": 1, "dropout": 0.0},
    },
    "joint": {
        "_target_": "nemo.collections.asr.modules.RNNTJoint",
        "num_extra_outputs": len(DURATIONS),
        "jointnet": {"encoder_hidden": SIZE, "pred_hidden": SIZE, "joint_hidden": SIZE, "activation": "relu"},
    },
    "decoding": {
        "strategy": "greedy_batch",
        "model_type": "tdt",
        "durations": DURATIONS,
        "greedy": {"max_symbols": 2},
    },
    "loss": {"loss_name": "tdt", "tdt_kwargs": {"durations": DURATIONS}},
    "validation_ds": {"manifest_filepath": None, "shuffle": False, "use_start_end_token": False},
}
"""A Parakeet, which emits a token and how long it lasts."""


@miniature("load/nemo/speech-recognition", needs=["nemo"])
def listener(hub, record):
    from nemo.collections.asr.models import EncDecRNNTBPEModel

    words = hub.scratch()
    write_letters(words)
    publish(EncDecRNNTBPEModel, {**LISTENER, "tokenizer": {"dir": str(words), "type": "bpe"}}, hub, record["id"])


def publish(model, settings: dict, hub, id: str) -> None:
    """Saves a model with random weights in the file that `from_pretrained` looks for first, named as the repository."""
    from omegaconf import OmegaConf

    model(OmegaConf.create(settings)).save_to(hub.repo(id) / f"{PurePosixPath(id).name}.nemo")


def write_letters(folder) -> None:
    """A SentencePiece model of a few letters, and its list of pieces."""
    from sentencepiece import SentencePieceProcessor, SentencePieceTrainer

    with (folder / "tokenizer.model").open("wb") as file:
        text = iter(["the heron eats small fish"] * 9)
        SentencePieceTrainer.train(sentence_iterator=text, model_writer=file, vocab_size=20, hard_vocab_limit=False)
    known = SentencePieceProcessor(str(folder / "tokenizer.model"))
    pieces = [known.id_to_piece(at) for at in range(known.vocab_size())]
    (folder / "vocab.txt").write_text("".join(f"{piece}\n" for piece in pieces))
