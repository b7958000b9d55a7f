"""A miniature for Piper: the network of its training code at its smallest, in ONNX as the package exports it."""

from miniatures.hub import miniature

SIZES = {
    "n_vocab": 256,
    "spec_channels": 513,
    "segment_size": 32,
    "inter_channels": 8,
    "hidden_channels": 8,
    "filter_channels": 16,
    "n_heads": 2,
    "n_layers": 1,
    "kernel_size": 3,
    "p_dropout": 0.1,
    "resblock": "2",
    "resblock_kernel_sizes": (3,),
    "resblock_dilation_sizes": ((1, 2),),
    "upsample_rates": (8, 8, 4),
    "upsample_initial_channel": 16,
    "upsample_kernel_sizes": (16, 16, 8),
}


@miniature("load/piper/plain", "load/piper/with-files", needs=["piper", "onnx"])
def voice(hub, record):
    import json

    from piper.config import PhonemeType, PiperConfig
    from piper.phoneme_ids import DEFAULT_PHONEME_ID_MAP

    path = hub.repo(record["id"]) / "en_GB-demo-medium.onnx"
    write_network(path)
    config = PiperConfig(
        num_symbols=SIZES["n_vocab"],
        num_speakers=1,
        sample_rate=16000,
        espeak_voice="en-us",
        phoneme_id_map=DEFAULT_PHONEME_ID_MAP,
        phoneme_type=PhonemeType.ESPEAK,
    )
    path.with_name(f"{path.name}.json").write_text(json.dumps(config.to_dict()))


def write_network(path) -> None:
    """Does what `piper.train.export_onnx` does with a checkpoint, whose class needs more packages."""
    import torch
    from piper.train.vits.models import SynthesizerTrn

    network = SynthesizerTrn(**SIZES).eval()
    network.dec.remove_weight_norm()

    def speak(text, text_lengths, scales, sid=None):
        noise, length, noise_w = scales
        return network.infer(text, text_lengths, noise_scale=noise, length_scale=length, noise_scale_w=noise_w, sid=sid)[0].unsqueeze(1)

    network.forward = speak
    texts = torch.randint(0, SIZES["n_vocab"], (1, 50))
    inputs = (texts, torch.LongTensor([50]), torch.FloatTensor([0.667, 1.0, 0.8]), None)
    free = {"input": {0: "batch_size", 1: "phonemes"}, "input_lengths": {0: "batch_size"}, "output": {0: "batch_size", 2: "time"}}
    names = {"input_names": ["input", "input_lengths", "scales", "sid"], "output_names": ["output"]}
    with torch.no_grad():
        torch.onnx.export(network, inputs, path, opset_version=15, dynamic_axes=free, dynamo=False, **names)
