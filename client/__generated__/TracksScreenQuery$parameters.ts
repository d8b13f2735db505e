/**
 * @generated SignedSource<<3889f057c9dddee31febd789407e975c>>
 * @relayHash ad190654fa88cd60b9d4548f115bc1b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a999ad275a95ccb1bd10bf875429e2a57ca2ab100a650de94eaa4a05048f5132

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a999ad275a95ccb1bd10bf875429e2a57ca2ab100a650de94eaa4a05048f5132",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
