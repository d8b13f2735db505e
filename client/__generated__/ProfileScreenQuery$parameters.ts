/**
 * @generated SignedSource<<118f2e98c070925a939dbd6df05edd42>>
 * @relayHash 20e085cc07ad7d9303cc701ac1dc6023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761320b10e0c30e2908a2af0e59801fb7e1ce73688d371271f5787414674259b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "761320b10e0c30e2908a2af0e59801fb7e1ce73688d371271f5787414674259b",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
