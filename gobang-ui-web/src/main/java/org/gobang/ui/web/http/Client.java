package org.gobang.ui.web.http;

/**
 * The holder of a secret, perhaps in several browsers at once. Used on the server's threads;
 * whatever is refused throws {@link org.gobang.api.RefusedException}, whose sentence is the answer.
 */
public interface Client {

  /** Begins to write what is to be seen to a stream, until that is closed. */
  void connect(EventStream stream);

  /** Does what a form demands. */
  void act(Form form);

  /**
   * Opens a file.
   *
   * @param name its name, without a folder
   */
  void open(String name, byte[] content);

  /**
   * The game as a file.
   *
   * @param extension the format, such as {@code sgf}
   */
  byte[] file(String extension);
}
