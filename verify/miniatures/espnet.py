"""Miniatures for ESPnet: the smallest networks with the configuration that its own trainer writes, packed by the library."""

import tarfile

import torch
import yaml

from miniatures.hub import miniature

LETTERS = "abcdefghijklmnopqrstuvwxyz.,'"
TOKENS = ["<blank>", "<unk>", "<space>", *LETTERS, "<sos/eos>"]
COMMON = {"token_type": "char", "token_list": TOKENS, "cleaner": None, "g2p": None, "normalize": None}

SPEAKER = {
    "tts": "tacotron2",
    "tts_conf": {
        "embed_dim": 8,
        "elayers": 1,
        "eunits": 8,
        "econv_layers": 1,
        "econv_chans": 8,
        "atype": "location",
        "adim": 8,
        "aconv_chans": 2,
        "dlayers": 1,
        "dunits": 8,
        "prenet_layers": 1,
        "prenet_units": 8,
        "postnet_layers": 1,
        "postnet_chans": 8,
    },
    "feats_extract_conf": {"fs": 16000, "n_fft": 512, "hop_length": 128, "n_mels": 20},
}

LISTENER = {
    "encoder": "transformer",
    "encoder_conf": {"output_size": 8, "attention_heads": 1, "linear_units": 8, "num_blocks": 1},
    "decoder": "transformer",
    "decoder_conf": {"attention_heads": 1, "linear_units": 8, "num_blocks": 1},
}


@miniature("load/espnet/text-to-speech", "load/espnet/task-without-tag", needs=["espnet2", "torchaudio"])
def speaker(hub, record):
    from espnet2.tasks.tts import TTSTask

    publish(TTSTask, SPEAKER, hub.repo(record["id"]), "model_file")


@miniature("load/espnet/speech-recognition", needs=["espnet2", "torchaudio"])
def listener(hub, record):
    from espnet2.tasks.asr import ASRTask

    publish(ASRTask, LISTENER, hub.repo(record["id"]), "asr_model_file")


def publish(task, settings: dict, folder, weights: str) -> None:
    """Lets the trainer write its configuration without training, and packs it with random weights."""
    from pathlib import Path

    from espnet2.main_funcs.pack_funcs import pack

    Path("settings.yaml").write_text(yaml.safe_dump({**COMMON, **settings}))
    task.main(cmd=["--config", "settings.yaml", "--output_dir", "exp", "--dry_run", "true", "--iterator_type", "none"])
    model, _ = task.build_model_from_file("exp/config.yaml", None, "cpu")
    torch.save(model.state_dict(), "exp/model.pth")
    config = "train_config" if weights == "model_file" else "asr_train_config"
    pack(files={weights: "exp/model.pth"}, yaml_files={config: "exp/config.yaml"}, outpath="packed.tar")
    with tarfile.open("packed.tar") as packed:
        packed.extractall(folder, filter="data")
