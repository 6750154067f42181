package org.gobang.http;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What an address of a {@link Client} leads to. Functions are called on the server's threads;
 * whatever they refuse throws {@link org.gobang.api.RefusedException}, whose sentence is the
 * answer.
 */
public sealed interface Resource {

  /**
   * A file of the page, for GET.
   *
   * @param name as {@link Site#file} knows it
   */
  record File(String name) implements Resource {}

  /**
   * What is made anew for each GET.
   *
   * @param type its media type
   * @param saved the name of the file that a browser saves it in; empty if it shows it
   * @param content makes it
   */
  record Content(String type, Optional<String> saved, Supplier<byte[]> content)
      implements Resource {}

  /**
   * A stream of events, for GET by the server's own page.
   *
   * @param connected begins to write to a stream, until that is closed
   * @param reserved whether it has a place also where all who only look have taken theirs
   */
  record Events(Consumer<EventStream> connected, boolean reserved) implements Resource {}

  /**
   * Another page of the server, for GET; its address is not seen before the browser has opened it.
   *
   * @param secret returns the secret that it has
   */
  record Redirect(Supplier<String> secret) implements Resource {}

  /**
   * What a form demands, by POST of the server's own page.
   *
   * @param action does it
   */
  record Action(Consumer<Form> action) implements Resource {}

  /**
   * A file to be opened, by POST of the server's own page.
   *
   * @param opened receives its name, without a folder, and its content
   */
  record Upload(BiConsumer<String, byte[]> opened) implements Resource {}
}
