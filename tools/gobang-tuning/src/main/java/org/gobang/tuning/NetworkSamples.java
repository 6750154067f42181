package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;

/**
 * Samples to train a network with, and others held out for validation, never of the same game.
 *
 * @param fitted the samples of 90% of the games
 * @param heldOut the rest
 */
record NetworkSamples(List<NetworkSample> fitted, List<NetworkSample> heldOut) {

  NetworkSamples() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  /** Adds a sample. */
  void add(NetworkSample sample, boolean isHeldOut) {
    (isHeldOut ? heldOut : fitted).add(sample);
  }

  /** Returns the number of samples. */
  int size() {
    return fitted.size() + heldOut.size();
  }
}
