/**
 * @generated SignedSource<<ee8e083fe856fb86dfaa41cf196fb959>>
 * @relayHash c8d869938471444c8d587e4795f7cc8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 736204749c6945f10b1d1af28d6cd24101b52273322751a215419e4f97cc4457

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useIsLetterOpenQuery } from './useIsLetterOpenQuery.graphql';

const node: PreloadableConcreteRequest<useIsLetterOpenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "736204749c6945f10b1d1af28d6cd24101b52273322751a215419e4f97cc4457",
    "metadata": {},
    "name": "useIsLetterOpenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
