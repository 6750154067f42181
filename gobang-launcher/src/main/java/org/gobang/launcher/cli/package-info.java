/**
 * What the commands share: options and their converters, standard output and errors, sentences,
 * JSON.
 */
package org.gobang.launcher.cli;
