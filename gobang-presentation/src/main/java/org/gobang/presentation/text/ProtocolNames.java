package org.gobang.presentation.text;

import org.gobang.api.Label;

/** What the protocols of openings are called; those of other authors by their ids. */
public record ProtocolNames(Texts texts) {

  /**
   * The name of a protocol.
   *
   * @param protocol a value of the option {@link org.gobang.api.board.OpeningOption#KEY}
   */
  public String name(String protocol) {
    return texts.orElse("protocol." + protocol, protocol);
  }

  /** The same with a sentence that explains it. */
  public Label label(String protocol) {
    return new Label(name(protocol), texts.orElse("protocol." + protocol + ".about", ""));
  }
}
