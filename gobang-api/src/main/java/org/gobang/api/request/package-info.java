/** How the command line asked for the first game. */
package org.gobang.api.request;
