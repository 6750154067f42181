package org.gobang.api.request;

import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchService;

/**
 * The request of the command line in addition to the game of {@link Workbench#request}. Only the
 * leading renderer has access to it.
 *
 * @param isDefault whether the command line specifies no game: the request then contains the
 *     defaults, and an interactive renderer may start with the user's last settings, or ask
 * @param file the file with the requested game
 * @param problems the filter of problems requested instead of a game
 */
@Experimental
public record CommandLineRequest(
    boolean isDefault, Optional<RequestedFile> file, Optional<ProblemFilter> problems)
    implements WorkbenchService {

  /** A command line without a game. */
  public static final CommandLineRequest DEFAULT =
      new CommandLineRequest(true, Optional.empty(), Optional.empty());

  /** A command line with a game. */
  public static final CommandLineRequest GAME =
      new CommandLineRequest(false, Optional.empty(), Optional.empty());

  /** Creates a request. */
  public CommandLineRequest {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(problems, "problems");
  }

  /**
   * Returns the request of the command line.
   *
   * @param workbench the workbench of a renderer
   * @return the service of this type; {@link #GAME} for a renderer that does not lead
   */
  public static CommandLineRequest of(Workbench workbench) {
    return workbench.service(CommandLineRequest.class).orElse(GAME);
  }
}
