package org.gobang.api.engine;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * The engines added by the user. Each is a player under its id in all user interfaces and on the
 * command line.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}. When a change completes, the plugins of the workbench include it
 * and its listeners have been informed. Running games keep their players.
 */
@Experimental
public interface Engines extends WorkbenchService {

  /**
   * The key of the option for the rules of an engine: ids separated by spaces, or blank for all
   * rules.
   */
  String RULES = "rules";

  /** The key of the option for the working folder of an engine. */
  String FOLDER = "working-folder";

  /**
   * Returns the options of an engine in addition to its program.
   *
   * @return the options, including {@link #RULES} and {@link #FOLDER}
   */
  List<Option> options();

  /**
   * Returns the name and meaning of an option.
   *
   * @param option one of the {@link #options}
   * @param language English or Chinese
   * @return the name and meaning
   */
  Label label(Option option, Locale language);

  /**
   * Returns the rules that engines can play.
   *
   * @return the ids of the rules that the protocol supports and a plugin provides
   */
  List<String> rules();

  /**
   * Returns the list of engines.
   *
   * @return the engines, with {@link Option#LEFT_OUT} in place of each secret value
   */
  CompletionStage<EngineList> list();

  /**
   * Adds an engine. By default, an engine runs in the folder of its program.
   *
   * @param engine the engine
   * @return completes when the engine is a player; refused if the program does not exist, a value
   *     is not valid, a player with this id exists, or the list cannot be written
   */
  CompletionStage<Void> add(Engine engine);

  /**
   * Changes an engine.
   *
   * @param id the current id of the engine
   * @param engine the new definition
   * @return completes when the engine is changed; refused like {@link #add}, or if the engine does
   *     not exist
   */
  CompletionStage<Void> replace(String id, Engine engine);

  /**
   * Removes an engine from the list without deleting the program or the log.
   *
   * @param id the id of the engine
   * @return completes when the engine is removed; refused if the engine does not exist, or the list
   *     cannot be written
   */
  CompletionStage<Void> remove(String id);

  /**
   * Tests a listed or new engine: starts it, requests its information, and lets it play a few moves
   * against itself from an empty board.
   *
   * @param engine the engine; omitted secret values are those of the added engine with the same id
   * @return the running test; refused if the engine cannot be started or cannot play. Closing the
   *     test stops the processes of the engine
   */
  RunningTask<EngineReport> test(Engine engine);

  /**
   * Returns the newest lines of the communication with an engine, at most 2,000.
   *
   * @param id the id of the engine
   * @return the lines, the oldest first, each with the time, the process number, and {@code >} for
   *     sent or {@code <} for received data; empty before the first game or test
   */
  CompletionStage<List<String>> log(String id);
}
