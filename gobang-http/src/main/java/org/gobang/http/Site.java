package org.gobang.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The content of the server. Used on the server's threads. */
public interface Site {

  /**
   * Opens a file of the page; empty if there is none. Files are cached and readable without a
   * secret.
   *
   * @param name the name, for example {@code icons/undo.svg}
   * @return the content; empty if no file has this name
   * @throws IOException if the file cannot be read
   */
  Optional<InputStream> file(String name) throws IOException;

  /**
   * Returns the client with a secret; empty if the secret is unknown.
   *
   * @param secret the secret in the address
   * @param visit the requesting browser tab
   * @return the client; empty for an unknown secret
   */
  Optional<Client> client(String secret, Visit visit);
}
