"""A miniature for tf_keras."""

from miniatures.hub import miniature


@miniature("load/tf-keras/any", needs=["tf_keras"])
def saved_model(hub, record):
    import tf_keras

    network = tf_keras.Sequential([tf_keras.layers.Input((4,)), tf_keras.layers.Dense(2)])
    network.save(str(hub.repo(record["id"])), save_format="tf")
