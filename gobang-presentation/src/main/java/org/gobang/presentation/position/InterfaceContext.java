package org.gobang.presentation.position;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchService;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * The shared context of one interface.
 *
 * @param workbench the host
 * @param describer describes positions in the language of the interface
 * @param executor runs tasks on the interface thread
 * @param notices shows results and refusals
 */
public record InterfaceContext(
    Workbench workbench, PositionDescriber describer, Executor executor, Notices notices) {

  /**
   * Creates a context with new notices.
   *
   * @param changed run when the notice changes
   */
  public InterfaceContext(
      Workbench workbench, PositionDescriber describer, Executor executor, Runnable changed) {
    this(workbench, describer, executor, new Notices(describer.texts(), changed));
  }

  /** Returns the texts of the interface. */
  public Texts texts() {
    return describer.texts();
  }

  /** Returns the current plugins. */
  public Plugins plugins() {
    return workbench.plugins();
  }

  /** Returns the preferences of the user. */
  public Preferences preferences() {
    return workbench.preferences();
  }

  /**
   * Returns a service of the host.
   *
   * @throws RefusedException if the host lacks it
   */
  public <T extends WorkbenchService> T require(Class<T> type) {
    return workbench.require(type);
  }

  /** Runs a task on the interface thread. */
  public void execute(Runnable task) {
    executor.execute(task);
  }

  /** Passes the result of a stage to the interface thread; a refusal is shown. */
  public <T> void deliver(CompletionStage<T> stage, Consumer<? super T> result) {
    deliver(stage, result, notices::fail);
  }

  /** Passes the result or refusal of a stage to the interface thread. */
  public <T> void deliver(
      CompletionStage<T> stage, Consumer<? super T> result, Consumer<RefusedException> refused) {
    StageOutcome.deliver(stage, executor, result, refused);
  }
}
