package org.gobang.launcher.cli;

import java.io.InputStream;
import org.gobang.workbench.plugins.PluginFolders;

/**
 * The context of a command in its process.
 *
 * @param folders the folders of plugins
 * @param in standard input
 * @param out receives answers
 * @param err receives progress, notes and errors
 */
public record CommandContext(
    PluginFolders folders, InputStream in, StandardOutput out, ErrorOutput err) {}
