package org.gobang.api.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * An engine as defined by the user and validated by the host.
 *
 * @param id the id of the engine as a player: lower-case letters, digits and hyphens
 * @param program the path of the program, or the name of a program on the search path
 * @param arguments the arguments of the program, separated by spaces; arguments with spaces in
 *     quotes
 * @param options the set values of the {@linkplain Engines#options options}, by key; {@link
 *     org.gobang.api.Option#LEFT_OUT} for a secret value known to the host
 */
@Experimental
public record Engine(String id, String program, String arguments, Map<String, String> options) {

  /** Creates an engine with a copy of the options. */
  public Engine {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(program, "program");
    Objects.requireNonNull(arguments, "arguments");
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }
}
